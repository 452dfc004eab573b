/** The grids on the left, the analysis on the right or, on narrow screens, below. */
export const REPLAY_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]';
