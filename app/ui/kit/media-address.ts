// The origin of public files of /media: the shop itself, or a content delivery network in front of it (setting CDN_URL).

let origin = '';

/** Once at the start of the process: it is the same for all pages. */
export function placeMedia(at: string): void {
  origin = at;
}

const inBrowser = () => document.documentElement.dataset.media ?? '';

/** Pictures and sheets that anyone may see; every other address stays as it is. */
export const mediaAddress = (address: string): string =>
  address.startsWith('/media/') ? `${import.meta.env.SSR ? origin : inBrowser()}${address}` : address;
