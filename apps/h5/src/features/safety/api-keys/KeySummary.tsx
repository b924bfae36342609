import { useMessages } from '#i18n/use-messages.ts';
import { Fact, Facts } from '#ui/Fact.tsx';
import { addressesOf, type KeyValues } from './key-rules.ts';

/** The summary that the second factor confirms. */
export function KeySummary({ values }: { readonly values: KeyValues }) {
  const t = useMessages();
  const addresses = addressesOf(values.addresses);
  return (
    <Facts>
      <Fact label={t('safety.apiKeys.name')}>{values.name}</Fact>
      <Fact label={t('safety.apiKeys.scopes')}>
        {values.scopes.map((scope) => t(`safety.apiKeys.scope.${scope}`)).join(', ')}
      </Fact>
      <Fact label={t('safety.apiKeys.from')}>
        {addresses.length === 0 ? t('safety.apiKeys.anywhere') : addresses.join(', ')}
      </Fact>
      <Fact label={t('safety.apiKeys.validity')}>{t('safety.apiKeys.days', { count: Number(values.days) })}</Fact>
    </Facts>
  );
}
