// A card or tile looked at closely, in Hungarian.

export const closely = {
  costs: (amount: number): string => (amount === 0 ? 'ingyenes' : `ára ${amount} lap`),
  conquer: (defence: number): string => `meghódításához ${defence} katonai erő kell`,
  whenPlaced: 'Felépítésekor',
  turned: 'Ugyanez a lapka, megfordítva',
  previous: 'Előző',
  next: 'Következő',
  copies: (amount: number): string => `${amount} példány`,
  tile: (id: string): string => `${id}. lapka`,
  notes: {
    windfall: 'A szerencsevilágra lerakáskor kerül áru, később csak képességgel vagy a Termelés bónuszával.',
    military: 'A katonai világért nem fizetsz: letelepedéskor a katonai erődnek el kell érnie a védelmét.',
    scoring: 'A pontjait a játszma végén számoljuk; az asztal mutatja, mennyit ér most.',
    takeovers: 'Elfoglalás csak akkor van, ha a játszma előtt mindenki beleegyezett.',
    turned: 'Csak a megépített oldal számít, a másiknak nincs szerepe.',
  },
};
