import {
  type CallSpec,
  findPeople,
  listAudit,
  listContent,
  listInstruments,
  listOperators,
  listProposals,
  listWaitingCases,
  viewBooks,
  viewHealth,
} from '@candor/api';
import {
  ChartCandlestick,
  ChartLine,
  ClipboardList,
  GitPullRequestArrow,
  Landmark,
  Newspaper,
  ScrollText,
  SquareTerminal,
  UserSearch,
  Users,
} from 'lucide-react';

/** The pages of the navigation, each with the call that it needs and its key, in this order. */
export const sections = [
  { id: 'work', to: '/work', icon: ClipboardList, needs: listWaitingCases as CallSpec, key: '1' },
  { id: 'proposals', to: '/proposals', icon: GitPullRequestArrow, needs: listProposals as CallSpec, key: '2' },
  { id: 'people', to: '/people', icon: UserSearch, needs: findPeople as CallSpec, key: '3' },
  { id: 'money', to: '/money', icon: Landmark, needs: viewBooks as CallSpec, key: '4' },
  { id: 'content', to: '/content', icon: Newspaper, needs: listContent as CallSpec, key: '5' },
  { id: 'markets', to: '/markets', icon: ChartCandlestick, needs: listInstruments as CallSpec, key: '6' },
  { id: 'insight', to: '/insight', icon: ChartLine, needs: viewHealth as CallSpec, key: '7' },
  { id: 'acts', to: '/acts', icon: SquareTerminal, needs: listWaitingCases as CallSpec, key: '8' },
  { id: 'team', to: '/team', icon: Users, needs: listOperators as CallSpec, key: '9' },
  { id: 'audit', to: '/audit', icon: ScrollText, needs: listAudit as CallSpec, key: '0' },
] as const;
