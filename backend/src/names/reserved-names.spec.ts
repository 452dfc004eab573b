import { PRODUCT } from '@tessera/contracts/product';
import { Obscenity } from './obscenity.js';
import { isReserved } from './reserved-names.js';

describe('a player', () => {
  it.each([
    'admin',
    'Admin',
    'ADMIN',
    'Adm1n',
    'A d m i n',
    'a.d.m.i.n',
    '_admin_',
    'admin 7',
    'Admin2',
    'Αdmin',
    PRODUCT,
    PRODUCT.toUpperCase(),
    `${PRODUCT} Team`,
    `The ${PRODUCT} Admin`,
    [...PRODUCT].join(' '),
    'moderator',
    'Support',
    'Staff',
    's y s t e m',
    'Mods',
    'The Team',
    'Help-Desk',
    'Official Ann',
    `${PRODUCT}Team`,
    `TheReal${PRODUCT}`,
    'TheAdmin',
    'adminbot 3',
    `${PRODUCT}Admin`,
    'M0DERAT0R',
    'Аdministrаtor',
    'The Mosaicist',
    'Anonymous',
    'An0nymous',
    'Deleted Player',
  ])("can't be called %s", (name) => expect(isReserved(name)).toBe(true));

  it.each([
    'Modesty',
    'Modern Ann',
    'Teamwork',
    'The Real Ann',
    'Officially',
    'Badminton',
    'Adrian',
    'Ad Mingus',
    `${PRODUCT}ct`,
    'Solar System',
    'Staffan',
    'Ann',
    '7',
    '李',
  ])('can be called %s', (name) => expect(isReserved(name)).toBe(false));
});

describe('an obscene word', () => {
  it.each([
    'fuck',
    'f u c k',
    'F.U.C.K',
    'f  u c k',
    'fu ck',
    'f uck you',
    's-h i_t',
    '5 h 1 t',
    'You f u c k e r',
  ])('is found in %j', (name) => expect(new Obscenity().isIn(name)).toBe(true));

  it.each([
    'Push it',
    'Bass Hit',
    'Scunthorpe',
    'Pen Island',
    'Mr A',
    'A B C',
    'Cassandra',
    'An Alien',
    'Sussex Ann',
  ])("isn't found in %j", (name) => expect(new Obscenity().isIn(name)).toBe(false));
});
