// What of libheif is used here: its package says nothing of the decoder.
declare module 'libheif-js/wasm-bundle.js' {
  interface Shown {
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Red, green, blue and alpha, upright; null for what is broken. */
    display(into: Shown, done: (shown: Shown | null) => void): void;
  }
  const heif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default heif;
}
