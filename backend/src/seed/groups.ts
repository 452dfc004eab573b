import { CODE_ALPHABET } from '@tessera/contracts/devices';
import { LIMITS } from '@tessera/contracts/wire';
import { HOUR_MS } from '@tessera/rules';
import type { GroupEntity, MembershipEntity } from '../groups/group.entity.js';
import { nameKeys } from '../names/readings.js';
import { accountsOf } from './accounts.js';
import { insertRows, type Player, type World } from './world.js';
import { developer } from './players.js';
import { SeededRandom } from './seeded-random.js';

/** The groups and how many members they have besides the founder, if there are enough players. */
const GROUPS: Readonly<Record<string, number>> = {
  'Breakfast Club': 14,
  'Fourth Floor': 8,
  'The Wordsmiths': 45,
  'Night Owls': 22,
  'Book Circle': 6,
  'Sunday League': 11,
  Cousins: 4,
  'Chess Dropouts': 3,
  'Train 8:15': 2,
  'Old Friends': 7,
  'Maths Department': 80,
  'Two of Us': 1,
};

interface Founded {
  group: GroupEntity;
  members: MembershipEntity[];
}

function found(
  world: World,
  [name, count]: [string, number],
  founders: readonly Player[],
  random: SeededRandom,
): Founded {
  const founder = random.pick(founders);
  const named = world.players.filter((player) => player.name !== null && player !== founder);
  const hoursLeft = Math.floor((world.now - founder.joinedAt) / HOUR_MS);
  const at = founder.joinedAt + random.between(0, hoursLeft) * HOUR_MS;
  const createdAt = new Date(at);
  const { fold: nameFold, look: nameLook } = nameKeys(name);
  const group = {
    id: random.id(),
    name,
    nameFold,
    nameLook,
    createdBy: founder.playerUUID,
    inviteCode: random.text(CODE_ALPHABET, LIMITS.INVITE_CODE_LENGTH),
    createdAt,
    updatedAt: createdAt,
    refusedNames: [],
  };
  const others = random.sample(named, count);
  const memberships = [...new Set([founder, ...others])].map((player) => {
    const earliest = Math.max(at, player.joinedAt);
    const hours = Math.floor((world.now - earliest) / HOUR_MS);
    return {
      groupId: group.id,
      playerUUID: player.playerUUID,
      isAdmin: player === founder || random.chance(0.1),
      closesGrids: player !== founder && random.chance(0.05),
      joinedAt: new Date(
        player === founder ? at : earliest + random.between(0, Math.max(0, hours)) * HOUR_MS,
      ),
    };
  });
  return { group, members: memberships };
}

/** The developer founds the first group; other players with accounts found the rest. */
export async function writeGroups(world: World): Promise<void> {
  const random = new SeededRandom('groups');
  const founders = [...accountsOf(world.players).keys()].filter(({ name }) => name !== null);
  const founded = Object.entries(GROUPS).map((group, i) =>
    found(world, group, i === 0 ? [developer(world)] : founders, random),
  );
  await insertRows(
    world.database,
    'leaderboard_groups',
    founded.map(({ group }) => group),
  );
  await insertRows(
    world.database,
    'group_memberships',
    founded.flatMap(({ members }) => members),
  );
}
