// A value read once and cached for a while: every request needs stores, units and duty rates, and they change once a month.

export interface Kept<Value> {
  read(): Promise<Value>;
  forget(): void;
}

export function cachedFor<Value>(milliseconds: number, load: () => Promise<Value>): Kept<Value> {
  let value: Promise<Value> | null = null;
  let until = 0;
  return {
    read() {
      if (value === null || performance.now() > until) {
        until = performance.now() + milliseconds;
        const loading = load();
        // A failed read must not be remembered.
        loading.catch(() => {
          if (value === loading) value = null;
        });
        value = loading;
      }
      return value;
    },
    forget() {
      value = null;
    },
  };
}
