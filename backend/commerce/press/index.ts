// Presses of the last moments: a double click acts once in all processes of a shop.
export { deleteOldPresses } from './press.sql';
export { pressResolvers } from './resolvers';
