// Picture specs of the world: the drawings' own names and shape.
export type { PictureFacts, PictureFamily, PictureSpec } from '#backend/ports/media/drawings/names';
