import { percentOfPpm } from '@candor/money';
import type { ArtworkDetail, NftSaleRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { MintProof } from './MintProof.tsx';

interface DetailFactsProps {
  readonly found: ArtworkDetail;
  readonly sale: NftSaleRow | undefined;
}

/** Everything that is known of a work: its words, its royalty, and the hashes that its minting bound. */
export function DetailFacts({ found, sale }: DetailFactsProps) {
  const t = useMessages();
  const format = useFormat();
  const { row, description, royalty, mintedAtMs, owner } = found;
  const { rarity, edition, editions, code } = row;
  return (
    <div className="flex flex-col gap-4 pt-2">
      {description !== '' && <p className="text-14 whitespace-pre-line text-fg-2">{description}</p>}
      <Facts>
        <Fact label={t('nft.detail.code')}>{code}</Fact>
        <Fact label={t('nft.detail.type')}>{t(`nft.kinds.${row.kind}`)}</Fact>
        {rarity !== undefined && <Fact label={t('nft.rarity')}>{t(`nft.rarities.${rarity}`)}</Fact>}
        {edition !== undefined && editions !== undefined && (
          <Fact label={t('nft.detail.copy')}>
            {t('nft.edition', { edition: String(edition), editions: String(editions) })}
          </Fact>
        )}
        {owner !== undefined && <Fact label={t('nft.owner')}>{owner.name}</Fact>}
        <Fact label={t('nft.detail.royalty')}>{format.percent(percentOfPpm(royalty))}</Fact>
        {sale !== undefined && (
          <>
            <Fact label={t('nft.detail.starts')}>
              <TimeText atMs={sale.startsAtMs} look="moment" />
            </Fact>
            <Fact label={t('nft.detail.ends')}>
              <TimeText atMs={sale.endsAtMs} look="moment" />
            </Fact>
            {sale.mode === 'auction' && (
              <Fact label={t('nft.detail.lastEnd')}>
                <TimeText atMs={sale.lastEndMs} look="moment" />
              </Fact>
            )}
          </>
        )}
        <Fact label={t('nft.detail.minted')}>
          <TimeText atMs={mintedAtMs} look="moment" />
        </Fact>
      </Facts>
      <MintProof found={found} />
    </div>
  );
}
