/** What is loading and what has come stand in the same two columns. */
export const TWO_COLUMNS_CLASS =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]'
