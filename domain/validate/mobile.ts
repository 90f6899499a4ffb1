// Danish numbers that an SMS can reach, by the two-digit series of the Danish numbering plan.

const seriesFrom = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/**
 * Series of mobile numbers, and series of landlines in which blocks are given to mobile networks (43 1x, 46 2x …), which the plan does not separate
 * by two digits. Not in it: landlines alone (32, 33, 45, 63, 72–76, 79, 86–89, 96–99), machines (37), shared cost (70), freephone (80), premium (90).
 */
const MOBILE_SERIES: ReadonlySet<string> = new Set(
  [
    seriesFrom(20, 31),
    seriesFrom(34, 36),
    seriesFrom(38, 44),
    seriesFrom(46, 62),
    seriesFrom(64, 66),
    [69, 71, 77, 78, 81, 82, 91, 92, 93],
  ]
    .flat()
    .map(String),
);

/** `stored`: as `phoneFrom` writes it, '+4520304050'. */
export function isDanishMobile(stored: string): boolean {
  const [, series = ''] = /^\+45(\d{2})\d{6}$/.exec(stored) ?? [];
  return MOBILE_SERIES.has(series);
}
