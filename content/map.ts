export const mapSection = {
  eyebrow: 'Onde estamos',
  title: 'Venha nos visitar',
  load: 'Ver no mapa',
  search: 'Abrir no Google Maps',
  frameTitle: 'Mapa com a localização da escola',
}
