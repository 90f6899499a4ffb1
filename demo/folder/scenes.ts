// Maps banners to scenes, in the colours of their shop (visual direction: four brands by one hand).
import type { SceneName, ScenePalette } from '../drawings/scene';
import type { VariantCode } from '../world/types';

type Scene = { scene: SceneName } & ScenePalette;

const BANNERS: Record<VariantCode, readonly SceneName[]> = {
  office: ['paper-corner', 'coffee-corner', 'ink-shelf', 'warehouse'],
  design: ['furniture-room', 'office-desk', 'coffee-corner'],
  advice: ['advice-desk', 'ink-shelf', 'warehouse'],
  gifts: ['gift-table', 'coffee-corner', 'furniture-room'],
};

const PALETTES: Record<VariantCode, ScenePalette> = {
  office: { wall: '#f3ede4', floor: '#d9b98f', main: '#d5494b', accent: '#2f5d8a' },
  design: { wall: '#e9e4d9', floor: '#c9a67c', main: '#3f5d4a', accent: '#b5654a' },
  advice: { wall: '#e4e6e6', floor: '#b9a387', main: '#1f4e5f', accent: '#3a7d8c' },
  gifts: { wall: '#f4e3e1', floor: '#c99c86', main: '#7a1f3d', accent: '#c9a24b' },
};

export function bannerScene(variant: VariantCode, index: number): Scene {
  const names = BANNERS[variant];
  return { scene: names[index % names.length] ?? 'warehouse', ...PALETTES[variant] };
}

/** The contact person of a service shop, in front of a wall in its colours. */
export const portraitIn = (variant: VariantCode): Scene => ({ scene: 'portrait', ...PALETTES[variant] });

export const messageScene = (name: 'not-found' | 'error'): Scene => ({ scene: name, ...PALETTES.office });
