// Rules behind the powers of tiles that their own words do not tell, in Hungarian.

import type { TileNotes } from '../../roll/note-words.ts';

export const notes: TileNotes = {
  reassign: 'Körönként egyszer, miután kiválasztottad a fázisodat. A fázist kiválasztó munkás a helyén marad.',
  dictate:
    'Minden használatához félre kell tenned egy munkást; ő a felfedéskor visszakerül a kockavetődbe. A fázist kiválasztó munkás nem lehet sem az, akit félreteszel, sem az, akit áthelyezel.',
  discount: 'Kevesebb munkás kell hozzá, de a teljes pontértékét kapod. Több ilyen képesség összeadódik.',
  capacity: 'Mindkét áru elszállítható, egy-egy szállítóval.',
  virtual:
    'Csak olyan fázisban dolgozik, amely megtörténik, és a feladatát ugyanúgy el kell végeznie, mint bármelyik munkásnak. Utána nem kerül sehová.',
  rearrange: 'A kupacokon fekvő kockák a helyükön maradnak, bármi kerül alájuk. A fázis ettől nem történik meg.',
  onTop: 'A kupacon fekvő kockák ezután az új lapkán dolgoznak; az csak a saját fázisában készül el.',
  stockValue: 'Annyi kredit helyett, amennyit a többi felfedező hoz.',
  completion: 'A következő elkészülő lapkádtól számít, akár még ugyanabban a fázisban; erre a lapkára nem.',
  workersToCup: 'Értük nem kell a toborzáskor fizetned.',
  worldColour: 'A világ színe számít, nem a rajta fekvő kockáé.',
  buyVp: 'Áruként egyszer, amikor kereskedsz vele; az ezért kapott kreditből is fizethetsz.',
  phaseEnd: 'Valahányszor a fázis megtörténik, bárki választotta ki, akkor is, ha nincs benne munkásod.',
  drawTile: 'Valamelyik kupacod aljára kerül, olyan körben is, amikor nincs felfedeződ.',
  removeDie: 'Bárhonnan választhatsz kockát: lehet áru is, vagy olyan, amelyet most használtál fel erre a lapkára.',
  once: 'Egyszer, amikor játékba kerül. A kockavetődbe került kockával a következő körben dobsz.',
};
