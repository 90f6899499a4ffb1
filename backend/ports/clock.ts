// The clock as a port: rules get an instant, tests set their own.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
