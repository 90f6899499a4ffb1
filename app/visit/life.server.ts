// The shop's life as the front door steers it: start, health, close.
export { closeBackend as close, backendHealth as health, startBackend as start } from '~/services/backend.server';
