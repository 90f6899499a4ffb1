// Pictures as the world asks for them: the drawings' own names and shape.
export type { PictureFamily, PictureSpec } from '../../pictures/names';
