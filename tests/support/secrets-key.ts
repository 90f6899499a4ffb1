// The key for secrets in the databases of tests: of this process, and for processes that tests start.
import { setSecretsKeys } from '#backend/db/sealed';

export const TEST_SECRETS_KEY = 'a-key-for-the-databases-of-tests-only';

setSecretsKeys([TEST_SECRETS_KEY]);
