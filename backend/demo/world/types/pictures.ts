// Pictures as the world asks for them: the drawings' own names and shape.
export { PICTURE_FAMILIES, type PictureFamily, type PictureSpec } from '../../pictures/names';
