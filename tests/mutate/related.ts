// Which files import a file, directly or through others.
import { sourcesIn } from '../support/source';

export function relatedTo(files: readonly string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const source of sourcesIn('domain', 'app', 'backend', 'demo', 'server', 'tests'))
    for (const { path } of source.imports) if (path) importers.set(path, [...(importers.get(path) ?? []), source.path]);
  const related = new Set<string>();
  const visit = (file: string) => {
    if (related.has(file)) return;
    related.add(file);
    const bare = file.replace(/\.tsx?$/, '');
    for (const name of [bare, bare.replace(/\/index$/, ''), file]) importers.get(name)?.forEach(visit);
  };
  for (const file of files) visit(file);
  return related;
}
