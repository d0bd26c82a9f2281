import { Component, type ReactNode } from 'react';
import { askAgainAfter } from '../loading/load-once.ts';

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

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  override componentDidCatch(cause: unknown) {
    askAgainAfter(cause);
    this.props.onError?.(cause);
  }

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.isBroken) return children;
    return typeof fallback === 'function' ? fallback(this.state.cause) : fallback;
  }

  private readonly retry = () => {
    if (this.state.isBroken && !this.props.keepsFallback) this.setState({ isBroken: false });
  };
}
