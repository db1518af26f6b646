// The 55 game tiles: development side, then world side. Data only; the vocabulary says what each word means.
import type { GameTileData } from './tile-data.ts';

export const gameTiles = [
  { id: 'T01', sides: [
    { kind: 'development', id: 'advanced-logistics', name: 'Advanced Logistics', cost: 1, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'during', phases: ['explore'], effect: 'rearrangeConstruction', flip: true, repeatable: true, may: true },
      ] },
    { kind: 'world', id: 'designer-species-ultd', name: 'Designer Species, Ultd.', cost: 5, colour: 'genes',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T02', sides: [
    { kind: 'development', id: 'alien-research-ship', name: 'Alien Research Ship', cost: 5, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseStart', phases: ['explore'], effect: 'virtualWorkers', colours: ['home', 'alien'], may: false },
      ] },
    { kind: 'world', id: 'spice-world', name: 'Spice World', cost: 2, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T03', sides: [
    { kind: 'development', id: 'alien-research-team', name: 'Alien Research Team', cost: 3, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['explore'], effect: 'drawTile', count: 1, may: false },
        { trigger: 'phaseEnd', phases: ['explore'], effect: 'gain', resource: 'credits', amount: 1, condition: { kind: 'scoutedWith', workerColour: 'alien', atLeast: 1 }, may: false },
      ] },
    { kind: 'world', id: 'rebel-warrior-race', name: 'Rebel Warrior Race', cost: 3, colour: 'genes',
      powers: [
        { trigger: 'placed', effect: 'removeDie', count: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'military', count: 1 }, { colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T04', sides: [
    { kind: 'development', id: 'alien-uplift-blueprints', name: 'Alien Uplift Blueprints', cost: 3, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'continuous', phases: ['settle'], effect: 'costReduction', target: { kind: 'world', colours: ['genes', 'alien'] }, amount: 1, may: false },
      ] },
    { kind: 'world', id: 'information-hub', name: 'Information Hub', cost: 3, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T05', sides: [
    { kind: 'development', id: 'backup-planning', name: 'Backup Planning', cost: 1, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'dictateRepeat', may: true },
      ] },
    { kind: 'world', id: 'galactic-trendsetters', name: 'Galactic Trendsetters', cost: 6, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 2, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'consumption', count: 2 }], may: false },
      ] },
  ] },
  { id: 'T06', sides: [
    { kind: 'development', id: 'colonial-affinity', name: 'Colonial Affinity', cost: 2, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 1, workers: {}, to: ['settle'] },
      ] },
    { kind: 'world', id: 'malevolent-lifeforms', name: 'Malevolent Lifeforms', cost: 4, colour: 'genes',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T07', sides: [
    { kind: 'development', id: 'conscription', name: 'Conscription', cost: 4, colour: null, reassignPower: false, immediate: true,
      powers: [
        { trigger: 'placed', effect: 'removeDie', count: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'military', count: 2 }], may: false },
      ] },
    { kind: 'world', id: 'gem-world', name: 'Gem World', cost: 2, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T08', sides: [
    { kind: 'development', id: 'diversification', name: 'Diversification', cost: 1, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 1, workers: { colours: ['home'], from: 'explore' }, to: 'any' },
      ] },
    { kind: 'world', id: 'lost-species-ark-world', name: 'Lost Species Ark World', cost: 5, colour: 'genes',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T09', sides: [
    { kind: 'development', id: 'executive-power', name: 'Executive Power', cost: 3, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 2, max: 2, workers: { sameColumn: true }, to: 'selected' },
      ] },
    { kind: 'world', id: 'trading-world', name: 'Trading World', cost: 3, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'consumption', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T10', sides: [
    { kind: 'development', id: 'export-duties', name: 'Export Duties', cost: 2, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'trade', phases: ['ship'], effect: 'gain', resource: 'credits', amount: 1, may: false },
      ] },
    { kind: 'world', id: 'silicon-world', name: 'Silicon World', cost: 4, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T11', sides: [
    { kind: 'development', id: 'free-trade-association', name: 'Free Trade Association', cost: 6, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['ship'], effect: 'gain', resource: 'credits', amount: 2, may: false },
        { trigger: 'gameEnd', effect: 'score', formula: { kind: 'sumCost', tiles: { kind: 'world', colours: ['novelty'] }, divideBy: 2, round: 'up' }, may: false },
      ] },
    { kind: 'world', id: 'sentient-robots', name: 'Sentient Robots', cost: 2, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T12', sides: [
    { kind: 'development', id: 'free-trade-zone', name: 'Free Trade Zone', cost: 3, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'continuous', phases: ['settle'], effect: 'costReduction', target: { kind: 'world', colours: ['grey'] }, amount: 2, floor: 2, may: false },
      ] },
    { kind: 'world', id: 'galactic-resort', name: 'Galactic Resort', cost: 3, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T13', sides: [
    { kind: 'development', id: 'galactic-bankers', name: 'Galactic Bankers', cost: 6, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'trade', phases: ['ship'], effect: 'buyVp', costCredits: 1, vp: 1, may: true },
        { trigger: 'gameEnd', effect: 'score', formula: { kind: 'countTiles', tiles: { kind: 'development' }, each: 1 }, may: false },
      ] },
    { kind: 'world', id: 'former-penal-colony', name: 'Former Penal Colony', cost: 1, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'removeDie', count: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T14', sides: [
    { kind: 'development', id: 'galactic-demand', name: 'Galactic Demand', cost: 2, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'trade', phases: ['ship'], effect: 'gain', resource: 'credits', amount: 2, filter: { worldColours: ['novelty'] }, may: false },
      ] },
    { kind: 'world', id: 'deserted-alien-outpost', name: 'Deserted Alien Outpost', cost: 4, colour: 'alien',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'alien', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T15', sides: [
    { kind: 'development', id: 'galactic-exchange', name: 'Galactic Exchange', cost: 6, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'completion', phases: ['settle'], effect: 'workersToCup', target: { kind: 'world' }, min: 1, max: 2, may: false },
        { trigger: 'gameEnd', effect: 'score', formula: { kind: 'distinctDieColours', each: 1 }, may: false },
      ] },
    /** @rule roll-13.13 */
    { kind: 'world', id: 'star-nomad-lair', name: 'Star Nomad Lair', cost: 1, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T16', sides: [
    { kind: 'development', id: 'galactic-federation', name: 'Galactic Federation', cost: 6, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'completion', phases: ['develop'], effect: 'workersToCup', target: { kind: 'development' }, min: 1, max: 2, excludesSelf: true, may: false },
        { trigger: 'gameEnd', effect: 'score', formula: { kind: 'sumCost', tiles: { kind: 'development' }, divideBy: 3, round: 'up' }, may: false },
      ] },
    { kind: 'world', id: 'artist-colony', name: 'Artist Colony', cost: 1, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T17', sides: [
    { kind: 'development', id: 'galactic-influence', name: 'Galactic Influence', cost: 3, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 1, workers: {}, to: 'any' },
      ] },
    { kind: 'world', id: 'blaster-gem-mines', name: 'Blaster Gem Mines', cost: 3, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'military', count: 1 }, { colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T18', sides: [
    { kind: 'development', id: 'galactic-investors', name: 'Galactic Investors', cost: 5, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['develop'], effect: 'gain', resource: 'credits', amount: 2, may: false },
      ] },
    { kind: 'world', id: 'new-vinland', name: 'New Vinland', cost: 2, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T19', sides: [
    { kind: 'development', id: 'galactic-mandate', name: 'Galactic Mandate', cost: 3, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'dictateReach', max: 3, may: true },
      ] },
    { kind: 'world', id: 'mining-world', name: 'Mining World', cost: 3, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T20', sides: [
    { kind: 'development', id: 'galactic-recycling', name: 'Galactic Recycling', cost: 2, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'completion', phases: ['develop', 'settle'], effect: 'gain', resource: 'credits', amount: 1, target: { kind: 'any' }, excludesSelf: true, may: false },
      ] },
    { kind: 'world', id: 'alien-robot-scout-ship', name: 'Alien Robot Scout Ship', cost: 4, colour: 'alien',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'alien', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T21', sides: [
    { kind: 'development', id: 'galactic-renaissance', name: 'Galactic Renaissance', cost: 6, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'consume', phases: ['ship'], effect: 'gain', resource: 'vp', amount: 1, may: false },
        { trigger: 'gameEnd', effect: 'score', formula: { kind: 'triangular', of: 'vpChips' }, may: false },
      ] },
    { kind: 'world', id: 'fifth-column', name: 'Fifth Column', cost: 1, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T22', sides: [
    { kind: 'development', id: 'galactic-reserves', name: 'Galactic Reserves', cost: 6, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'continuous', shownIn: ['produce'], effect: 'goodsCapacity', capacity: 2, may: false },
        { trigger: 'gameEnd', effect: 'score', formula: { kind: 'countGoods', each: 1 }, may: false },
      ] },
    { kind: 'world', id: 'rebel-hideout', name: 'Rebel Hideout', cost: 2, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'military', count: 2 }], may: false },
      ] },
  ] },
  { id: 'T23', sides: [
    { kind: 'development', id: 'galactic-salon', name: 'Galactic Salon', cost: 4, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['ship'], effect: 'gain', resource: 'vp', amount: 1, untimed: true, may: false },
      ] },
    { kind: 'world', id: 'runaway-robots', name: 'Runaway Robots', cost: 2, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T24', sides: [
    { kind: 'development', id: 'homeworld-patriotism', name: 'Homeworld Patriotism', cost: 3, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 2, workers: { colours: ['home'] }, to: 'selected' },
      ] },
    { kind: 'world', id: 'plague-world', name: 'Plague World', cost: 3, colour: 'genes',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T25', sides: [
    { kind: 'development', id: 'hydroponics-guild', name: 'Hydroponics Guild', cost: 1, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 1, workers: { colours: ['novelty', 'genes'] }, to: 'any' },
      ] },
    { kind: 'world', id: 'alien-sentinels', name: 'Alien Sentinels', cost: 6, colour: 'alien',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 3, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'alien', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T26', sides: [
    { kind: 'development', id: 'information-tech', name: 'Information Tech', cost: 4, colour: null, reassignPower: false, immediate: true,
      powers: [
        { trigger: 'placed', effect: 'removeDie', count: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'novelty', count: 2 }], may: false },
      ] },
    { kind: 'world', id: 'pirate-world', name: 'Pirate World', cost: 2, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T27', sides: [
    { kind: 'development', id: 'investment-credits', name: 'Investment Credits', cost: 4, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'continuous', phases: ['develop'], effect: 'costReduction', target: { kind: 'development' }, amount: 1, floor: 1, excludesSelf: true, may: false },
      ] },
    { kind: 'world', id: 'galactic-survey-headquarters', name: 'Galactic Survey Headquarters', cost: 2, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T28', sides: [
    { kind: 'development', id: 'isolation-policy', name: 'Isolation Policy', cost: 3, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 2, workers: { from: 'explore' }, to: 'any' },
      ] },
    { kind: 'world', id: 'planetary-nebula', name: 'Planetary Nebula', cost: 3, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T29', sides: [
    { kind: 'development', id: 'jumpdrive-research', name: 'Jumpdrive Research', cost: 1, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'trade', phases: ['ship'], effect: 'gain', resource: 'credits', amount: 1, filter: { worldColours: ['rare'] }, may: false },
      ] },
    { kind: 'world', id: 'deserted-alien-library', name: 'Deserted Alien Library', cost: 6, colour: 'alien',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 2, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'alien', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T30', sides: [
    { kind: 'development', id: 'local-subsidies', name: 'Local Subsidies', cost: 2, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 1, workers: { colours: ['home'] }, to: 'any' },
      ] },
    { kind: 'world', id: 'distant-world', name: 'Distant World', cost: 4, colour: 'genes',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T31', sides: [
    { kind: 'development', id: 'mad-scientists', name: 'Mad Scientists', cost: 3, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 2, workers: {}, to: 'any', limitBy: { kind: 'mostWorlds', colour: 'novelty', sole: 2, tied: 1, otherwise: 0 } },
      ] },
    { kind: 'world', id: 'gateway-station', name: 'Gateway Station', cost: 3, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'consumption', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T32', sides: [
    { kind: 'development', id: 'major-research-labs', name: 'Major Research Labs', cost: 3, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseStart', phases: ['explore'], effect: 'virtualWorkers', colours: ['home'], may: false },
      ] },
    { kind: 'world', id: 'galactic-fuel-depot', name: 'Galactic Fuel Depot', cost: 3, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T33', sides: [
    { kind: 'development', id: 'merchant-guild', name: 'Merchant Guild', cost: 3, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['produce'], effect: 'gain', resource: 'credits', amount: 2, may: false },
      ] },
    { kind: 'world', id: 'jumpdrive-fuel-refinery', name: 'Jumpdrive Fuel Refinery', cost: 3, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T34', sides: [
    { kind: 'development', id: 'mining-league', name: 'Mining League', cost: 6, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['produce'], effect: 'gain', resource: 'credits', amount: 1, per: { count: 'goods', worldColours: ['rare'] }, may: false },
        { trigger: 'gameEnd', effect: 'score', formula: { kind: 'countTiles', tiles: { kind: 'world', colours: ['rare'] }, each: 2 }, may: false },
      ] },
    { kind: 'world', id: 'new-survivalists', name: 'New Survivalists', cost: 1, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T35', sides: [
    { kind: 'development', id: 'minor-research-labs', name: 'Minor Research Labs', cost: 2, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'consume', phases: ['ship'], effect: 'gain', resource: 'vp', amount: 1, filter: { worldColours: ['genes', 'alien'] }, may: false },
      ] },
    { kind: 'world', id: 'transport-hub', name: 'Transport Hub', cost: 4, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'consumption', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T36', sides: [
    { kind: 'development', id: 'nanotechnology', name: 'Nanotechnology', cost: 5, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 2, workers: {}, to: 'any' },
      ] },
    { kind: 'world', id: 'radioactive-world', name: 'Radioactive World', cost: 2, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T37', sides: [
    { kind: 'development', id: 'new-economy', name: 'New Economy', cost: 6, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'consume', phases: ['ship'], effect: 'gain', resource: 'credits', amount: 2, may: false },
        { trigger: 'gameEnd', effect: 'score', formula: { kind: 'countTiles', tiles: { kind: 'development', reassignPower: false }, each: 1 }, may: false },
      ] },
    { kind: 'world', id: 'high-gravity-world', name: 'High-Gravity World', cost: 1, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T38', sides: [
    { kind: 'development', id: 'new-galactic-order', name: 'New Galactic Order', cost: 6, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'completion', phases: ['settle'], effect: 'workersToCup', target: { kind: 'world' }, all: true, workerColours: ['military'], may: false },
        { trigger: 'gameEnd', effect: 'score', formula: { kind: 'countDice', colours: ['military'], setSize: 3, round: 'up', each: 2 }, may: false },
      ] },
    { kind: 'world', id: 'secluded-world', name: 'Secluded World', cost: 1, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T39', sides: [
    { kind: 'development', id: 'operations-affinity', name: 'Operations Affinity', cost: 2, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 1, workers: {}, to: ['explore', 'produce'] },
      ] },
    { kind: 'world', id: 'tourist-world', name: 'Tourist World', cost: 4, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'consumption', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T40', sides: [
    { kind: 'development', id: 'organic-shipyards', name: 'Organic Shipyards', cost: 5, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseStart', phases: ['ship'], effect: 'virtualWorkers', colours: ['home', 'genes'], may: false },
      ] },
    { kind: 'world', id: 'outlaw-world', name: 'Outlaw World', cost: 2, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T41', sides: [
    { kind: 'development', id: 'propaganda-campaign', name: 'Propaganda Campaign', cost: 4, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 2, workers: {}, to: 'selected' },
      ] },
    { kind: 'world', id: 'ore-rich-world', name: 'Ore-Rich World', cost: 2, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T42', sides: [
    { kind: 'development', id: 'public-works', name: 'Public Works', cost: 1, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'completion', phases: ['develop'], effect: 'gain', resource: 'credits', amount: 1, target: { kind: 'development' }, excludesSelf: true, may: false },
      ] },
    { kind: 'world', id: 'lost-alien-warship', name: 'Lost Alien Warship', cost: 5, colour: 'alien',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 2, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'alien', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T43', sides: [
    { kind: 'development', id: 'replicant-robots', name: 'Replicant Robots', cost: 4, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'continuous', phases: ['settle'], effect: 'costReduction', target: { kind: 'world' }, amount: 1, floor: 1, may: false },
      ] },
    { kind: 'world', id: 'space-port', name: 'Space Port', cost: 2, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T44', sides: [
    { kind: 'development', id: 'robot-surveyors', name: 'Robot Surveyors', cost: 5, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['settle'], effect: 'gain', resource: 'credits', amount: 2, may: false },
      ] },
    { kind: 'world', id: 'asteroid-belt', name: 'Asteroid Belt', cost: 2, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T45', sides: [
    { kind: 'development', id: 'shipping-affinity', name: 'Shipping Affinity', cost: 2, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 1, workers: {}, to: ['ship'] },
      ] },
    { kind: 'world', id: 'deep-space-symbionts-ltd', name: 'Deep Space Symbionts, Ltd.', cost: 4, colour: 'genes',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T46', sides: [
    { kind: 'development', id: 'space-docks', name: 'Space Docks', cost: 2, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseStart', phases: ['ship'], effect: 'virtualWorkers', colours: ['home'], may: false },
      ] },
    { kind: 'world', id: 'armaments-world', name: 'Armaments World', cost: 4, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T47', sides: [
    { kind: 'development', id: 'space-marines', name: 'Space Marines', cost: 3, colour: null, reassignPower: false, immediate: true,
      powers: [
        { trigger: 'placed', effect: 'removeDie', count: 1, may: false },
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
    { kind: 'world', id: 'prosperous-world', name: 'Prosperous World', cost: 3, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T48', sides: [
    { kind: 'development', id: 'space-mercenaries', name: 'Space Mercenaries', cost: 1, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 1, workers: { colours: ['military', 'rare'] }, to: 'any' },
      ] },
    { kind: 'world', id: 'lost-alien-battle-fleet', name: 'Lost Alien Battle Fleet', cost: 6, colour: 'alien',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 3, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'alien', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T49', sides: [
    { kind: 'development', id: 'space-refineries', name: 'Space Refineries', cost: 3, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'consume', phases: ['ship'], effect: 'gain', resource: 'vp', amount: 1, filter: { worldColours: ['rare'] }, may: false },
      ] },
    { kind: 'world', id: 'uplift-overseers', name: 'Uplift Overseers', cost: 3, colour: 'genes',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'cup', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T50', sides: [
    { kind: 'development', id: 'space-tourism', name: 'Space Tourism', cost: 3, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['ship'], effect: 'gain', resource: 'credits', amount: 1, untimed: true, may: false },
        { trigger: 'phaseEnd', phases: ['ship'], effect: 'gain', resource: 'credits', amount: 1, condition: { kind: 'soleOwnerOfCostliestWorlds' }, untimed: true, may: false },
      ] },
    { kind: 'world', id: 'universal-exports', name: 'Universal Exports', cost: 3, colour: 'novelty',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T51', sides: [
    { kind: 'development', id: 'system-diversification', name: 'System Diversification', cost: 6, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 2, workers: { notColours: ['home'] }, to: 'any' },
        { trigger: 'gameEnd', effect: 'score', formula: { kind: 'sumCost', tiles: { kind: 'development', reassignPower: true }, divideBy: 2, round: 'up' }, may: false },
      ] },
    { kind: 'world', id: 'rebel-miners', name: 'Rebel Miners', cost: 2, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'removeDie', count: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'military', count: 2 }], may: false },
      ] },
  ] },
  { id: 'T52', sides: [
    { kind: 'development', id: 'technology-affinity', name: 'Technology Affinity', cost: 2, colour: null, reassignPower: true, immediate: false,
      powers: [
        { trigger: 'assign', effect: 'reassign', may: true, min: 1, max: 1, workers: {}, to: ['develop'] },
      ] },
    { kind: 'world', id: 'jungle-world', name: 'Jungle World', cost: 4, colour: 'genes',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T53', sides: [
    { kind: 'development', id: 'technology-unions', name: 'Technology Unions', cost: 1, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['explore', 'produce'], effect: 'gain', resource: 'credits', amount: 1, condition: { kind: 'soleMost', of: 'developments' }, untimed: true, may: false },
      ] },
    { kind: 'world', id: 'deserted-alien-colony', name: 'Deserted Alien Colony', cost: 5, colour: 'alien',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 1, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'alien', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T54', sides: [
    { kind: 'development', id: 'terraforming-robots', name: 'Terraforming Robots', cost: 1, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'completion', phases: ['settle'], effect: 'gain', resource: 'credits', amount: 1, target: { kind: 'world' }, may: false },
        { trigger: 'completion', phases: ['settle'], effect: 'gain', resource: 'credits', amount: 1, target: { kind: 'world', colours: ['rare'] }, may: false },
      ] },
    { kind: 'world', id: 'terraformed-world', name: 'Terraformed World', cost: 5, colour: 'grey',
      powers: [
        { trigger: 'placed', effect: 'gain', resource: 'credits', amount: 2, may: false },
        { trigger: 'placed', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'consumption', count: 1 }], may: false },
      ] },
  ] },
  { id: 'T55', sides: [
    { kind: 'development', id: 'trade-levies', name: 'Trade Levies', cost: 3, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'consume', phases: ['ship'], effect: 'gain', resource: 'credits', amount: 1, may: false },
      ] },
    { kind: 'world', id: 'comet-zone', name: 'Comet Zone', cost: 3, colour: 'rare',
      powers: [
        { trigger: 'placed', effect: 'gainDice', to: 'good', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
] as const satisfies readonly GameTileData[];
