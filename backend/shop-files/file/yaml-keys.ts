// Keys of YAML files that no section knows: a misspelt key must not be passed over in silence.
import type { ReportFault } from '../fault';
import type { ShopFolder } from '../folder';
import { readYaml, yamlFiles, yamlParts } from './yaml';

export async function yamlFaults(folder: ShopFolder, report: ReportFault): Promise<void> {
  for (const file of yamlFiles()) {
    const yaml = await readYaml(folder, file, report);
    if (!yaml) continue;
    const whole = yaml.value;
    if (whole === null) continue;
    if (typeof whole !== 'object' || Array.isArray(whole)) {
      report({ file, line: 1, column: null, message: 'Filen skal bestå af nøgler med værdier.' });
      continue;
    }
    const known = yamlParts(file);
    for (const key of Object.keys(whole).filter((one) => !known.has(one))) {
      const message = `Kendes ikke. Vælg mellem ${[...known.keys()].join(', ')}.`;
      report({ file, line: yaml.lineOf([key]), column: key, message });
    }
  }
}
