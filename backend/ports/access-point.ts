// Hands documents of Peppol and NemHandel to the company's access point, which carries them to the buyer.

export type UblSent = { ok: true } | { ok: false; isForGood: boolean; why: string };
export type PostUbl = (xml: string, signal: AbortSignal) => Promise<UblSent>;

export interface AccessPointSettings {
  url: string;
  /** Sent as a bearer token; null: the access point demands none. */
  key: string | null;
}

const PATIENCE_MS = 30_000;
const LONGEST_WORDS = 300;

/** 2xx is accepted. What the access point refuses for good (4xx but for a wait or a wrong key) is not sent again. */
export function openAccessPoint({ url, key }: AccessPointSettings): PostUbl {
  return async (xml, signal) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: xml,
        headers: {
          'content-type': 'application/xml; charset=UTF-8',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      if (response.ok) return { ok: true };
      const words = (await response.text()).slice(0, LONGEST_WORDS);
      const { status } = response;
      const isForGood = status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);
      return { ok: false, isForGood, why: `The access point answered HTTP ${status}: ${words}` };
    } catch (failure) {
      return { ok: false, isForGood: false, why: failure instanceof Error ? failure.message : String(failure) };
    }
  };
}
