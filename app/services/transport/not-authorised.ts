// The back end refuses the operation for this token; the request handler then ends the login.
import type { Refusal } from '#domain/refusal/refusals';
import { refusalOfError } from './refused.map';
import type { WireError } from './wire.map';

export class NotAuthorised extends Error {
  /** Why, where the back end says more than that. */
  readonly refusal: Refusal | null;

  constructor(error: WireError) {
    super(error.message);
    this.refusal = error.code === null ? null : refusalOfError(error);
  }
}
