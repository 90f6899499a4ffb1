// The id of the category above the top of every store's tree.
export const ROOT_CATEGORY = 0;
