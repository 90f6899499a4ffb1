// Logins: passwords as hashes, random tokens.
export { decoyHash, hashPassword, verifyPassword } from './password';
export { revokeAllSessions } from './session.sql';
export { hashOfToken, newToken } from './token';
