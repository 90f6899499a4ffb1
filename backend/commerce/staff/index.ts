// The log of what staff change.
export { insertAction, insertActions, listActions, logPage } from './staff.sql';
export { type SubjectKind, subjectState } from './states.sql';
export { fitsLog, witnessOf } from './witness-actions';
