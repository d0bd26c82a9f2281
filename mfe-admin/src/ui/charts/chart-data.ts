/** One thing that is counted: its name, and how its bars look. */
export interface Series {
  readonly name: string;
  /** `main` and `light` are full, `hollow` is an outline: nothing is told by colour alone. */
  readonly look: 'main' | 'light' | 'hollow';
}

/** One place on the line below the bars. */
export interface Place {
  readonly key: string;
  /** Below the bars; where there is little room only some are written. */
  readonly tick: string;
  /** One for each series; never below zero. */
  readonly values: readonly number[];
  /** All of it in words, for whoever points at it. */
  readonly words: string;
}

/** Bars over places, all of one unit. */
export interface ChartData {
  readonly series: readonly Series[];
  readonly places: readonly Place[];
  /** Writes a value at the left, where there is little room. */
  readonly axisText: (value: number) => string;
  /** `within`: each bar stands before the one of the series before it, such as seats taken before seats on sale. */
  readonly layout?: 'beside' | 'within';
}
