// Parameters that advertisements and newsletters put into the address of a page to count their visits. They name nothing of the page.

const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|gad_\w+|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl|_hsenc|_hsmi)$/i;

/** The rest of the parameters, in their order. */
const withoutTracking = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => !TRACKING.test(name)));

/** Path and search of a page as its own links name it. */
export function addressWithoutTracking({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search);
  const left = withoutTracking(asked);
  // In its own spelling where nothing was left out.
  if (left.size === asked.size) return pathname + search;
  return left.size > 0 ? `${pathname}?${left}` : pathname;
}
