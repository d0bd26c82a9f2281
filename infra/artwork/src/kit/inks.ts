/** Two inks on dark paper: the night they are printed on, the light they make, and one lamp. */
export interface Inks {
  /** Silhouettes. */
  readonly deep: string;
  /** Top of the sky. */
  readonly night: string;
  /** The sky where it meets the horizon. */
  readonly dusk: string;
  /** First ink: the light itself. */
  readonly light: string;
  /** Second ink: where the light fades. */
  readonly fade: string;
  /** Hottest point of the light. */
  readonly white: string;
}

export const LAMP = '#ffb65c';

export const inks = {
  ice: { deep: '#03090d', night: '#061318', dusk: '#14504c', light: '#7df0c4', fade: '#2aa6a8', white: '#eafff3' },
  cyan: { deep: '#030810', night: '#06121f', dusk: '#12506b', light: '#63dcf2', fade: '#2f7fd0', white: '#e8fcff' },
  violet: { deep: '#06060f', night: '#0c0d20', dusk: '#383a80', light: '#8fb6ff', fade: '#8a6cf0', white: '#f0efff' },
  aurora: { deep: '#04080f', night: '#081121', dusk: '#1d4a6e', light: '#74eed2', fade: '#6d7df0', white: '#eefffa' },
  indigo: { deep: '#05060d', night: '#0a0f20', dusk: '#263a70', light: '#7cc8f5', fade: '#6a62d8', white: '#eef6ff' },
  tide: { deep: '#02090c', night: '#05161c', dusk: '#0f5a63', light: '#6ff0dc', fade: '#28a3c9', white: '#e6fffb' },
} as const satisfies Record<string, Inks>;

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour a share of the way from one to the other. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
