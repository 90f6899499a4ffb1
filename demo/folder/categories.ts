// The demo's categories as records of categories.csv, with their numbers, because other parts of the world refer to them by number.
import { type CategoryRecord, nameOfPicture } from '#backend/shop-files/sections/categories';
import type { DemoWorld } from '../world/types';

export const categoryRecords = ({ categories, stores }: DemoWorld): CategoryRecord[] =>
  categories.map((category) => ({
    path: category.urlPath,
    id: category.id,
    name_da: category.name,
    name_en: category.nameEn,
    position: category.position,
    description_da: category.description,
    description_en: category.descriptionEn,
    picture: nameOfPicture(category.picture),
    include_in_menu: category.includeInMenu,
    stores: category.stores && category.stores.length < stores.length ? category.stores : null,
  }));
