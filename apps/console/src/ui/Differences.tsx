import { useMessages } from '../lib/i18n.tsx';

interface DifferencesProps {
  readonly of: readonly { readonly name: string; readonly before: string; readonly after: string }[];
  readonly label: (name: string) => string;
  readonly value: (name: string, value: string) => string;
  /** Over the two columns; absent: what is in force and what is proposed. */
  readonly titles?: readonly [before: string, after: string];
}

/** Changes, field by field. */
export function Differences({ of: differences, label, value, titles }: DifferencesProps) {
  const t = useMessages();
  const [before, after] = titles ?? [t('console.proposals.before'), t('console.proposals.after')];
  return (
    <table className="w-full table-fixed text-13">
      <thead>
        <tr className="border-b border-line text-left text-fg-3">
          <th className="py-2 pr-3 font-medium">{t('console.proposals.field')}</th>
          <th className="py-2 pr-3 font-medium">{before}</th>
          <th className="py-2 font-medium">{after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one) => (
          <tr key={one.name} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pr-3 text-left font-medium">
              {label(one.name)}
            </th>
            <td className="py-2 pr-3 break-words whitespace-pre-line text-fg-2">{value(one.name, one.before)}</td>
            <td className="py-2 font-semibold break-words whitespace-pre-line">{value(one.name, one.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
