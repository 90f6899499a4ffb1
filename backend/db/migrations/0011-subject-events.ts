// Events of all subjects apart from orders.
import { schemaFiles } from '../../generated/schema';

export const subjectEvents = `${schemaFiles['subject-events']}\n${schemaFiles['case-events']}`;
