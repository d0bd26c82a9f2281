import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly instead: ReactNode;
  readonly onBreak: (cause: unknown) => void;
}

/** Stops what breaks inside it, and shows something else for as long as it stands. */
export class Wall extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onBreak(cause);
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
