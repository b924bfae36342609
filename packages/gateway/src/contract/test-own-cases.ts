import {
  cancelContract,
  closeContract,
  listContractTickets,
  listLiquidations,
  moveContractMargin,
  reverseContract,
  selfHoldContract,
  setContractExits,
  setContractExitSteps,
  setContractMultiple,
} from '@candor/api';
import { nobodysNumber, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  { call: cancelContract, field: 'ticketId', object: 'ticketId', nobodys: nobodysNumber, refusal: 'ticket_not_found' },
  { call: closeContract, field: 'ticketId', object: 'ticketId', nobodys: nobodysNumber, refusal: 'ticket_not_found' },
  {
    call: moveContractMargin,
    field: 'ticketId',
    object: 'ticketId',
    nobodys: nobodysNumber,
    rest: { way: 'add', amount: '1' },
    refusal: 'ticket_not_found',
  },
  { call: reverseContract, field: 'ticketId', object: 'ticketId', nobodys: nobodysNumber, refusal: 'ticket_not_found' },
  {
    call: setContractExits,
    field: 'ticketId',
    object: 'ticketId',
    nobodys: nobodysNumber,
    refusal: 'ticket_not_found',
  },
  {
    call: setContractExitSteps,
    field: 'ticketId',
    object: 'ticketId',
    nobodys: nobodysNumber,
    rest: { exits: [{ kind: 'take_profit', price: '1' }] },
    refusal: 'ticket_not_found',
  },
  {
    call: setContractMultiple,
    field: 'ticketId',
    object: 'ticketId',
    nobodys: nobodysNumber,
    rest: { multiple: 5 },
    refusal: 'ticket_not_found',
  },
  {
    call: selfHoldContract,
    field: 'ticketId',
    object: 'ticketId',
    nobodys: nobodysNumber,
    refusal: 'ticket_not_found',
  },
  { call: listContractTickets, field: 'ticketId', object: 'ticketId', nobodys: nobodysNumber, refusal: 'ok' },
  { call: listLiquidations, field: 'ticketId', object: 'ticketId', nobodys: nobodysNumber, refusal: 'ok' },
];
