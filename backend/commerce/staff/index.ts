// The log of what staff change.
export { listActions } from './staff.sql';
export { subjectState } from './states.sql';
export { witnessOf } from './witness-actions';
