import type { WorkTexts } from '../shapes.ts';

export const vn: WorkTexts = {
  invented: 'Nghệ sĩ hư cấu của thị trường luyện tập.',
  artists: {
    'linh-tran': {
      name: 'Linh Trần',
      biography: 'Vẽ ở Hà Nội, mỗi lần chỉ một hình: thả nó xuống như quả dọi rồi giữ lại mọi chỗ nó từng dừng.',
    },
    'dang-hoai-an': {
      name: 'Đặng Hoài An',
      biography:
        'Học sơn mài ở Huế từ người dì chuyên phục chế bàn thờ. Vẽ ruộng bậc thang bằng vàng trên nền then, và sông Hoài về đêm.',
    },
    'mira-okafor': {
      name: 'Mira Okafor-Lindqvist',
      biography:
        'Lớn lên giữa tiệm dệt ở Lagos và văn phòng kiến trúc ở Umeå, đến nay vẫn chưa quyết định mình làm việc ở nơi nào.',
    },
    'shen-ruochuan': {
      name: 'Shen Ruochuan',
      biography: 'Mỗi năm đi dọc một con sông, rồi vẽ lại theo trí nhớ vào mùa đông, khi sương nhiều hơn đất.',
    },
    'tomas-vidal': {
      name: 'Tomás Vidal',
      biography:
        'Dựng con lắc trong một rạp chiếu phim cũ ở Porto. Con lắc vẽ gì, anh chơi nấy; anh chơi gì, chúng vẽ nấy.',
    },
    'gu-xiaoman': {
      name: 'Gu Xiaoman',
      biography:
        'Từng học sinh vật biển ở Thanh Đảo. Trồng cả khu vườn từ một công thức và ngắm những gì sống trong đó.',
    },
  },
  collections: {
    'plumb-lines': {
      name: 'Dây dọi',
      description: 'Một vòng tròn thả theo sợi dây, được ghi lại trên từng chặng đường.',
    },
    'lacquer-country': { name: 'Miền sơn mài', description: 'Đồi bậc thang bằng vàng lá, vỏ trứng và nhiều lớp then.' },
    lanterns: { name: 'Đèn lồng Hội An', description: 'Sáu chiếc đèn lồng trên sông, số bản có hạn.' },
    loom: {
      name: 'Khung cửi',
      description: 'Tấm vải không sợi: những dải lượn lên, luồn xuống rồi trở về chính mình.',
    },
    'small-rooms': { name: 'Những căn phòng nhỏ', description: 'Sáu căn phòng vừa có ai rời đi, số bản có hạn.' },
    'eleven-rivers': { name: 'Mười một dòng sông', description: 'Mực trên giấy, mỗi lần một dòng sông.' },
    harmonographs: { name: 'Hòa âm đồ', description: 'Những quãng nhạc do con lắc vẽ và bàn tay chơi.' },
    'tidal-garden': { name: 'Vườn thủy triều', description: 'Sinh vật biển từ một công thức, lặp lại hàng triệu lần.' },
  },
  series: {
    lanterns: {
      name: 'Một chiếc đèn cho dòng sông',
      description: 'Mỗi hộp có một trong sáu chiếc đèn; hai hộp có đêm trăng rằm.',
    },
    rooms: {
      name: 'Phòng của ai đó',
      description: 'Mỗi hộp mở ra một trong sáu căn phòng; một phòng trải qua trọn một ngày.',
    },
  },
  works: {
    'plumb-line-3': {
      name: 'Dây dọi № 3',
      description: 'Bốn mươi bốn vòng tròn chìm xuống đầm nước và hóa thành ánh sáng.',
    },
    'plumb-line-7': {
      name: 'Dây dọi № 7',
      description: 'Vòng tròn nghiêng đi, thon lại thành elip và hồng lên như than.',
    },
    'plumb-line-14': {
      name: 'Dây dọi № 14',
      description: 'Từ xanh đêm đến màu san hô qua bốn mươi bước, mỗi bước gần thêm một chút.',
    },
    'plumb-line-21': {
      name: 'Dây dọi № 21',
      description: 'Một quả nặng đung đưa trên một trăm năm mươi sợi chỉ giữa hai dây chão.',
    },
    'plumb-line-30': {
      name: 'Dây dọi № 30',
      description: 'Sợi duy nhất không bao giờ dừng: nó quay mãi trong sương giá.',
    },
    'lacquer-harvest': { name: 'Trăng mùa gặt', description: 'Vầng trăng trước ngày gặt lúa, sơn son dưới lớp vàng.' },
    'lacquer-rain-season': { name: 'Mùa mưa', description: 'Ruộng bậc thang xanh, bậc nào cũng đầy nước.' },
    'lacquer-new-year': { name: 'Đêm đầu năm', description: 'Vỏ trứng rải trên đồi như xác pháo.' },
    'lacquer-wind': {
      name: 'Gió trên ruộng bậc thang',
      description: 'Đồi sơn mài lay động như cánh đồng, mỗi vòng bốn giây.',
    },
    'lantern-round': {
      name: 'Đèn tròn',
      description: 'Chiếc đèn treo trước mọi cửa nhà: chút may mắn, và đủ sáng bậc thềm.',
    },
    'lantern-bulb': { name: 'Đèn củ tỏi', description: 'Lụa màu mơ chín bọc tám nan tre.' },
    'lantern-melon': { name: 'Đèn quả dưa', description: 'Lụa xanh, treo ở khúc sông uốn mình.' },
    'lantern-star': { name: 'Đèn ông sao', description: 'Năm cánh giấy kính trẻ con rước vào tháng Tám.' },
    'lantern-lotus': { name: 'Đèn hoa sen', description: 'Chiếc đèn được thả xuống nước cùng một điều ước.' },
    'lantern-full-moon': { name: 'Đêm trăng rằm', description: 'Phố đã tắt điện, và mọi chiếc đèn lồng đều sáng.' },
    'loom-harmattan': { name: 'Gió Harmattan', description: 'Bụi, đồng và bông, dệt vào ngày gió về.' },
    'loom-fjord': { name: 'Vịnh hẹp', description: 'Nước lạnh trong năm sợi, gấp chồng lên nhau.' },
    'loom-market': {
      name: 'Phiên chợ',
      description: 'Mọi sắc màu của các sạp hàng trên một tấm vải chưa giặt lần nào.',
    },
    'loom-shuttle': { name: 'Con thoi', description: 'Màu chạy dọc sợi chỉ, còn tấm dệt đứng yên.' },
    'room-morning': { name: 'Buổi sáng, có cầu thang', description: 'Nắng đã chạm sàn nhà; chưa ai bước xuống.' },
    'room-library': { name: 'Người đọc đi vắng', description: 'Ba kệ sách, chiếc ghế còn ấm và ngọn đèn chưa tắt.' },
    'room-pool': { name: 'Phòng có hồ bơi', description: 'Ai mở cửa thì được bơi một lượt.' },
    'room-kitchen': { name: 'Bếp giữa trưa', description: 'Có gì đó trên bàn, có gì đó trên bếp.' },
    'room-two-doors': { name: 'Hai cánh cửa', description: 'Một cửa dẫn ra ánh sáng, một cửa dẫn tới mặt trăng.' },
    'room-all-day': {
      name: 'Trọn một ngày',
      description: 'Một căn phòng từ đêm đến trưa rồi về đêm, không ai nhìn thấy.',
    },
    'river-first-boat': { name: 'Chuyến đò đầu', description: 'Mặt trời đỏ, năm lớp núi và một người đã quen cả hai.' },
    'river-geese': { name: 'Nhạn giữa trưa', description: 'Sáu nét bút bay về phương nam.' },
    'river-night': { name: 'Qua sông đêm', description: 'Mặt trăng là phần giấy không tô.' },
    'river-mist': { name: 'Lại sương', description: 'Núi vẫn ở đó; mọi thứ khác trôi qua.' },
    'harmonograph-fourth': {
      name: 'Quãng bốn, rơi',
      description: 'Bốn nhịp lắc đối ba, cho đến khi ngòi bút đứng yên.',
    },
    'harmonograph-drift': { name: 'Trôi', description: 'Ba đối hai, mà không bao giờ hẳn khớp nhịp.' },
    'fifth-over-water': { name: 'Quãng năm trên nước', description: 'Mười giây tiếng đàn gảy theo tỉ lệ ba trên hai.' },
    'slow-bells': { name: 'Chuông chậm', description: 'Bảy tiếng chuông, cách nhau đủ lâu để quên tiếng trước.' },
    'five-note-rain': { name: 'Mưa năm nốt', description: 'Mưa trên mái nhà chỉ biết năm nốt nhạc.' },
    'low-tide-organ': {
      name: 'Phong cầm triều rút',
      description: 'Bốn hợp âm dài cho những ống sáo mà biển thổi khi rút đi.',
    },
    'tidal-coral': { name: 'San hô', description: 'Nó có hai cánh tay và đang muốn điều gì đó.' },
    'tidal-kelp': { name: 'Tảo bẹ', description: 'Một chiếc lá tự gấp mình thành rừng.' },
    'tidal-anemone': { name: 'Hải quỳ', description: 'Tím ở chỗ nhanh, trắng ở chỗ nghỉ.' },
    'tidal-pearl': { name: 'Ngọc trai', description: 'Năm triệu điểm cùng thuận theo một lớp da.' },
    'tidal-breath': { name: 'Hơi thở', description: 'Sinh vật thở một nhịp trong bốn giây.' },
    'tidal-current': {
      name: 'Dòng chảy',
      description: 'Khu vườn giữa thủy triều: vẫn chiếc lá ấy, không bao giờ cùng một chỗ.',
    },
  },
};
