import { nftMediaPath, type ArtworkDetail } from '@candor/api';
import { cx } from '@candor/kit';
import { Music, Play } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Thumb } from './Thumb.tsx';
import { overMedia } from './over-media.ts';

interface ArtworkMediaProps {
  readonly found: Pick<ArtworkDetail, 'media' | 'row'>;
}

/** A work at the width of the page: a picture, or sound or video that plays in place. */
export function ArtworkMedia({ found }: ArtworkMediaProps) {
  const { kind, name, thumb } = found.row;
  const { hash } = found.media;
  if (kind === 'audio' || kind === 'video') return <Playable found={found} />;
  return <Picture key={hash} hash={hash} name={name} thumb={thumb} />;
}

/** The small picture stands in until the large one is there, and when it does not come. */
function Picture({ hash, name, thumb }: { readonly hash: string; readonly name: string; readonly thumb: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  return (
    <div className="relative aspect-[390/360] w-full overflow-hidden bg-inset">
      {state !== 'shown' && <Thumb hash={thumb} className="absolute inset-0 size-full" />}
      {state !== 'failed' && (
        <img
          src={nftMediaPath(hash)}
          alt={name}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className={cx('size-full object-cover transition-opacity', state === 'loading' && 'opacity-0')}
        />
      )}
    </div>
  );
}

/** The poster first; a tap loads and plays, with the browser's own controls. */
function Playable({ found }: ArtworkMediaProps) {
  const t = useMessages();
  const { kind, name, thumb } = found.row;
  const { hash, mime, poster = thumb } = found.media;
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const src = nftMediaPath(hash);
  const isVideo = kind === 'video';
  const onError = () => setState('failed');
  return (
    <div className="relative aspect-[390/360] w-full overflow-hidden bg-inset">
      {(!isVideo || state !== 'playing') && <Thumb hash={poster} className="absolute inset-0 size-full" />}
      {state === 'poster' && (
        <button
          type="button"
          aria-label={t('nft.media.play', { name })}
          onClick={() => setState('playing')}
          className="press absolute inset-0 grid place-items-center outline-offset-[-4px]"
        >
          <span className={cx('grid size-16 place-items-center rounded-full', overMedia)}>
            {isVideo ? (
              <Play aria-hidden className="size-7 fill-current" />
            ) : (
              <Music aria-hidden className="size-7" strokeWidth={1.75} />
            )}
          </span>
        </button>
      )}
      {state === 'playing' &&
        (isVideo ? (
          <video
            controls
            autoPlay
            loop
            playsInline
            aria-label={name}
            poster={nftMediaPath(poster)}
            onError={onError}
            className="size-full bg-[#0b0d10] object-contain"
          >
            <source src={src} type={mime} onError={onError} />
            <track kind="captions" />
          </video>
        ) : (
          <audio
            controls
            autoPlay
            aria-label={name}
            onError={onError}
            className="absolute inset-x-4 bottom-4 w-[calc(100%-32px)]"
          >
            <source src={src} type={mime} onError={onError} />
            <track kind="captions" />
          </audio>
        ))}
      {state === 'failed' && (
        <div
          role="alert"
          className={cx('absolute inset-x-4 bottom-4 flex items-center gap-3 rounded-tile px-3.5 py-2.5', overMedia)}
        >
          <span className="flex-1 text-13">{t(isVideo ? 'nft.media.videoError' : 'nft.media.audioError')}</span>
          <Button look="soft" size="mini" onClick={() => setState('playing')}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
