import { languageOf } from '@candor/messages';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { type Identity, type LevelName, levelOf } from '../identity.ts';

interface GivenFactsProps {
  readonly identity: Identity;
  /** The level whose date of decision is shown. */
  readonly name: LevelName;
}

/** The verified identity, as far as any holder of the phone may see it. */
export function GivenFacts({ identity, name }: GivenFactsProps) {
  const t = useMessages();
  const { htmlLang } = languageOf(useSetting('language'));
  const { decidedAtMs } = levelOf(identity, name);
  const { given } = identity;
  return (
    <Facts>
      {given !== undefined && (
        <>
          <Fact label={t('identity.verified.holder')}>{given.name}</Fact>
          <Fact label={t('identity.verified.document')}>
            {t(`identity.idTypes.${given.idType}`)} ·{' '}
            {new Intl.DisplayNames(htmlLang, { type: 'region' }).of(given.country) ?? given.country}
          </Fact>
          <Fact label={t('identity.verified.number')}>{given.cardId}</Fact>
        </>
      )}
      {decidedAtMs !== undefined && (
        <Fact label={t('identity.verified.since')}>
          <TimeText atMs={decidedAtMs} look="date" />
        </Fact>
      )}
    </Facts>
  );
}
