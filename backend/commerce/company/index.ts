// Companies that buy, and what is agreed with them.
export { changeCompany } from './staff/keep-companies';
