// The demo's brands as records of brands.csv.
import type { BrandRecord } from '#backend/shop-files/sections/brands';
import { producerCells } from '#backend/shop-files/sections/producer';
import type { DemoWorld } from '../world/types';

export const brandRecords = ({ brands }: DemoWorld): BrandRecord[] =>
  brands.map((brand) => ({
    code: brand.code,
    name: brand.name,
    description_da: brand.description,
    description_en: brand.descriptionEn,
    house: brand.house,
    ...producerCells(brand.producer),
  }));
