import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** When it changes, what was inside is tried again, as on another page. */
  readonly resetKey?: string | boolean;
  readonly onError?: (cause: unknown) => void;
}

interface State {
  readonly isBroken: boolean;
  readonly resetKey?: string | boolean | undefined;
}

/** Stops what throws while it renders inside it, and shows the fallback until the reset key changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State) {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError?.(cause);
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
