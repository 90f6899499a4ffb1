// The part of subset-font that the project uses: the package has no types of its own.
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
    /** OpenType features that stay. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
