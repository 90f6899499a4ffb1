// Picture specs of the world: the drawings' own names and shape.
export type { PictureFacts, PictureFamily, PictureSpec } from '../../drawings/names';
