// Pictures as the world asks for them: the drawings' own names and shape.
export type { PictureFacts, PictureFamily, PictureSpec } from '#backend/ports/media/drawings/names';
