// All that is stored about one person.
export { exportPerson } from './export-data';
