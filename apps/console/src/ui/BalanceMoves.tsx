import type { checkChange, OutputOf } from '@candor/api';
import { formats } from '@candor/kit';
import { useMessages } from '../lib/i18n.tsx';
import { useAccountName } from '../money/account-name.ts';

const { amount } = formats.comma;

type Moved = OutputOf<typeof checkChange>['balances'];

/** The balances that a change moves, now and after it; nothing for a change that moves no money. */
export function BalanceMoves({ of: moved }: { readonly of: Moved }) {
  const t = useMessages();
  const accountName = useAccountName();
  if (moved.length === 0) return null;
  return (
    <table aria-label={t('console.proposals.balances.title')} className="w-full text-13">
      <thead>
        <tr className="border-b border-line text-left text-fg-3">
          <th className="py-2 pr-3 font-medium">{t('console.proposals.balances.account')}</th>
          <th className="py-2 pr-3 text-right font-medium">{t('console.proposals.balances.now')}</th>
          <th className="py-2 text-right font-medium">{t('console.proposals.balances.after')}</th>
        </tr>
      </thead>
      <tbody>
        {moved.map(({ account, code, before, after }) => (
          <tr key={account} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pr-3 text-left font-medium">
              {accountName(account)}
            </th>
            <td className="py-2 pr-3 text-right tabular-nums">
              {amount(before)} {code}
            </td>
            <td className={`py-2 text-right tabular-nums ${after.startsWith('-') ? 'text-danger' : ''}`}>
              {amount(after)} {code}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
