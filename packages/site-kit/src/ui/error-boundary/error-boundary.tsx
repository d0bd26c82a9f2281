import { Component, type ReactNode } from 'react';
import { askAgainAfter, isNotLoaded } from '../loading/load-once.ts';

/** A browser says `online` before its first requests get through: what fails after that is tried again after these. */
const RETRY_DELAYS_MS = [1_000, 3_000, 9_000] as const;

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode | ((cause: unknown) => ReactNode);
  /** When it changes, what was inside is tried again, as on another page. */
  readonly resetKey?: string | number | boolean;
  /** The fallback is as good as what was inside: it is not replaced while somebody may be using it. */
  readonly keepsFallback?: boolean;
  readonly onError?: (cause: unknown) => void;
}

interface State {
  readonly isBroken: boolean;
  readonly cause?: unknown;
  readonly resetKey?: string | number | boolean | undefined;
}

/**
 * Stops what throws while it renders inside it, and shows the fallback until the reset key changes or the network is
 * back. What could not be loaded is asked for again then.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(cause: unknown) {
    return { isBroken: true, cause };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State) {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  private delaysMs: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    window.addEventListener('online', this.comeOnline);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.comeOnline);
    clearTimeout(this.timer);
  }

  override componentDidCatch(cause: unknown) {
    askAgainAfter(cause);
    this.props.onError?.(cause);
    const delayMs = isNotLoaded(cause) ? this.delaysMs.shift() : undefined;
    if (delayMs !== undefined) this.timer = setTimeout(this.retry, delayMs);
  }

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.isBroken) return children;
    return typeof fallback === 'function' ? fallback(this.state.cause) : fallback;
  }

  private readonly comeOnline = () => {
    clearTimeout(this.timer);
    this.delaysMs = [...RETRY_DELAYS_MS];
    this.retry();
  };

  private readonly retry = () => {
    if (this.state.isBroken && !this.props.keepsFallback) this.setState({ isBroken: false });
  };
}
