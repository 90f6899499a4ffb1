// Parcel shops near the demo customers and in the larger towns; a live shop queries the carrier instead.
import type { ServicePoint } from '../types';

const ROWS: readonly (readonly [name: string, street: string, postcode: string, city: string])[] = [
  ['Kiosken ved Torvet', 'Vesterbrogade 40', '1620', 'København V'],
  ['Nørrebro Pakkeboks', 'Nørrebrogade 112', '2200', 'København N'],
  ['Amager Købmand', 'Amagerbrogade 88', '2300', 'København S'],
  ['Valby Bog og Papir', 'Valby Langgade 61', '2500', 'Valby'],
  ['Lyngby Blomster', 'Lyngby Hovedgade 27', '2800', 'Kongens Lyngby'],
  ['Hillerød Station Kiosk', 'Jernbanegade 2', '3400', 'Hillerød'],
  ['Roskilde Købmand', 'Algade 19', '4000', 'Roskilde'],
  ['Holbæk Havn Kiosk', 'Havnevej 5', '4300', 'Holbæk'],
  ['Næstved Pakkeboks', 'Axeltorv 6', '4700', 'Næstved'],
  ['Odense Bog og Papir', 'Vestergade 12', '5000', 'Odense C'],
  ['Hjallese Købmand', 'Hjallesegade 33', '5260', 'Odense S'],
  ['Svendborg Isenkram', 'Møllergade 44', '5700', 'Svendborg'],
  ['Kolding Pakkeboks', 'Akseltorv 9', '6000', 'Kolding'],
  ['Esbjerg Kiosk', 'Torvegade 15', '6700', 'Esbjerg'],
  ['Vejle Cykler', 'Nørregade 23', '7100', 'Vejle'],
  ['Herning Købmand', 'Bredgade 30', '7400', 'Herning'],
  ['Aarhus Latinerkiosk', 'Graven 14', '8000', 'Aarhus C'],
  ['Viby Pakkeboks', 'Skanderborgvej 180', '8260', 'Viby J'],
  ['Randers Isenkram', 'Storegade 7', '8900', 'Randers C'],
  ['Aalborg Bog og Papir', 'Algade 35', '9000', 'Aalborg'],
];

export const SERVICE_POINTS: readonly ServicePoint[] = ROWS.map(([name, street, postcode, city], at) => ({
  id: `PS${String(2001 + at)}`,
  carrierCode: 'parcelshop',
  name,
  street,
  postcode,
  city,
  openingHours: 'Man-fre 8-20, lør-søn 9-18',
}));
