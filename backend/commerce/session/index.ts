// Logins: passwords as hashes, random tokens.
export { decoyHash, hashPassword, verifyPassword } from './password';
export { hashOfToken, newToken } from './token';
