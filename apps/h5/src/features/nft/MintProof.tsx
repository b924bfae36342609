import type { ArtworkDetail } from '@candor/api';
import { cx } from '@candor/kit';
import { Copy, ShieldCheck, ShieldX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useShare } from '#features/help/use-share.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { HashFact } from './HashFact.tsx';
import { sha256Of } from './hex.ts';

type Minted = Pick<ArtworkDetail, 'contentHash' | 'document' | 'media'>;

/** The hashes that a minting bound, with the description they are of, hashed again on this device. */
export function MintProof({ found }: { readonly found: Minted }) {
  const t = useMessages();
  const { copy } = useShare();
  const { contentHash, document, media } = found;
  const isRight = useIsHashOf(contentHash, document);
  const Sign = isRight === true ? ShieldCheck : ShieldX;
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-3">
        <HashFact label={t('nft.detail.contentHash')} text={contentHash} onCopy={copy} />
        <HashFact label={t('nft.detail.mediaHash')} text={media.hash} onCopy={copy} />
      </dl>
      {isRight !== undefined && (
        <p className={cx('flex gap-2 text-12 font-medium', isRight ? 'text-accent' : 'text-danger')}>
          <Sign aria-hidden className="size-4 shrink-0" />
          {t(isRight ? 'nft.detail.hashRight' : 'nft.detail.hashWrong')}
        </p>
      )}
      <p className="text-12 text-fg-3">{t('nft.detail.proof')}</p>
      <Button
        look="soft"
        size="small"
        icon={<Copy aria-hidden className="size-4" />}
        onClick={() => void copy(document)}
      >
        {t('nft.detail.copyDocument')}
      </Button>
    </div>
  );
}

/** Absent until it is known, and where the browser has no cryptography. */
function useIsHashOf(hash: string, text: string): boolean | undefined {
  const [found, setFound] = useState<{ readonly text: string; readonly hash: string | undefined }>();
  useEffect(() => {
    let isLeft = false;
    void sha256Of(text).then((own) => {
      if (!isLeft) setFound({ text, hash: own });
    });
    return () => {
      isLeft = true;
    };
  }, [text]);
  return found?.text !== text || found.hash === undefined ? undefined : found.hash === hash;
}
