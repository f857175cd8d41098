/** Master secrets of the server under test: with them a test can make what an outsider can't, such as an expired token. */
export const TEST_SECRETS = 'k1:known-to-the-api-tests-and-nobody-else';

/** Secrets of some other deployment. */
export const FOREIGN_SECRETS = 'k1:of-a-deployment-that-is-not-under-test';
