import { asCallError, getNftProof, type NftDrawRow, type OutputOf } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { Dices, ShieldCheck, ShieldX } from 'lucide-react';
import { useState } from 'react';
import { useShare } from '#features/help/use-share.ts';
import { call } from '#client/read.ts';
import { useCall } from '#hooks/use-call.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useLast } from '#hooks/use-last.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { RecordRow, recordRowHeight } from '#ui/RecordRow.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { toast } from '#ui/Toast.tsx';
import { HashFact } from './HashFact.tsx';
import { NothingHere } from './NothingHere.tsx';
import { CheckedDraw } from './DrawCheckPart.tsx';
import { areInARow, checkDraw, findingOf } from './verify-draw.ts';

type Proof = OutputOf<typeof getNftProof>;

/** pages/nft/draws: every draw of a series, to make them again. `code` is the series'. */
export function DrawsScreen({ params }: ScreenProps) {
  const t = useMessages();
  const { copy } = useShare();
  const code = params.code ?? '';
  const proof = useCall(getNftProof, { code, limit: 1 }, { isEnabled: code !== '' });
  const draws = usePages(getNftProof, { code }, { rowsPerPage: 20, isEnabled: code !== '' });
  const [opened, setOpened] = useState<NftDrawRow>();
  const shown = useLast(opened);
  const none = <NothingHere icon={<Dices />} title={t('nft.draws.none')} text={t('nft.draws.noneText')} />;
  return (
    <Page title={t('nft.draws.title')}>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        {code === '' ? (
          none
        ) : (
          <Loaded from={proof} skeleton={<SkeletonRows rows={5} />}>
            {(data) => (
              <>
                <p className="text-13 text-fg-2">{t('nft.draws.text')}</p>
                {data.total > 0 && <WholeCheck code={code} />}
                <dl className="flex flex-col gap-3">
                  <HashFact label={t('nft.box.commitment')} text={data.series.commitment} onCopy={copy} />
                  <HashFact label={t('nft.box.listHash')} text={data.series.listHash} onCopy={copy} />
                </dl>
                <Loaded from={draws} skeleton={<SkeletonRows rows={5} />}>
                  {(paged) => (
                    <InfiniteList
                      paged={paged}
                      rowHeight={recordRowHeight}
                      keyOf={(draw) => draw.code}
                      renderRow={(draw) => <DrawLine draw={draw} onOpen={() => setOpened(draw)} />}
                      empty={none}
                    />
                  )}
                </Loaded>
                <Sheet
                  isOpen={opened !== undefined}
                  onClose={() => setOpened(undefined)}
                  title={t('nft.draws.draw', { nonce: String(shown?.nonce ?? '') })}
                >
                  {shown !== undefined && <CheckedDraw draw={shown} series={data.series} />}
                </Sheet>
              </>
            )}
          </Loaded>
        )}
      </div>
    </Page>
  );
}

function DrawLine({ draw, onOpen }: { readonly draw: NftDrawRow; readonly onOpen: () => void }) {
  const t = useMessages();
  const { nonce, code, owner, won, atMs } = draw;
  return (
    <RecordRow
      onClick={onOpen}
      title={t('nft.draws.line', { nonce: String(nonce), code })}
      note={
        <>
          {owner.name} · <TimeText atMs={atMs} />
        </>
      }
      end={<span className="shrink-0 text-13 text-fg-2">{won}</span>}
    />
  );
}

const pageSize = 100;

type WholeState =
  | { readonly read: number; readonly total: number }
  | { readonly checked: number; readonly wrong: number };

/** Reads every draw of the series, makes each again, and looks that none is left out. */
function WholeCheck({ code }: { readonly code: string }) {
  const t = useMessages();
  const failureText = useFailureText();
  const [state, setState] = useState<WholeState>();
  const run = async () => {
    try {
      setState({ read: 0, total: 0 });
      setState(await checkAll(code, (read, total) => setState({ read, total })));
    } catch (thrown) {
      setState(undefined);
      toast('error', failureText(asCallError(thrown)));
    }
  };
  if (state !== undefined && 'checked' in state) {
    const isRight = state.wrong === 0;
    const Icon = isRight ? ShieldCheck : ShieldX;
    return (
      <p
        role="status"
        className={`flex items-center gap-2 text-14 font-semibold ${isRight ? 'text-accent' : 'text-danger'}`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {isRight ? t('nft.draws.allRight', { count: state.checked }) : t('nft.draws.wrong', { count: state.wrong })}
      </p>
    );
  }
  return (
    <Button look="soft" isWide isBusy={state !== undefined} onClick={() => void run()}>
      {state === undefined
        ? t('nft.draws.check')
        : t('nft.draws.progress', { read: String(state.read), total: String(state.total) })}
    </Button>
  );
}

/** Draws that are wrong, or cannot be looked at; a gap between them counts as one. */
async function checkAll(
  code: string,
  onProgress: (read: number, total: number) => void,
): Promise<{ readonly checked: number; readonly wrong: number }> {
  const draws: NftDrawRow[] = [];
  let proof: Proof;
  do {
    proof = await call(getNftProof, { code, page: Math.floor(draws.length / pageSize) + 1, limit: pageSize });
    draws.push(...proof.data);
    onProgress(draws.length, proof.total);
  } while (proof.data.length === pageSize && draws.length < proof.total);
  let wrong = areInARow(draws, proof.series.prizes) ? 0 : 1;
  for (const draw of draws) if (findingOf(await checkDraw(draw, proof.series)) !== 'right') wrong++;
  return { checked: draws.length, wrong };
}
